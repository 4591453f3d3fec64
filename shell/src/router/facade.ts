/**
 * The part of react-router-dom that the site uses. Sharing the whole package would add its data router (16 kB) to
 * every first load. Add further exports here if a remote needs them.
 */
export {
  matchPath,
  matchRoutes,
  Route,
  Router,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { Link, NavLink } from './Link';
