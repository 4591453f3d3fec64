/**
 * The part of react-router-dom that the site uses. Sharing the whole package would put its data router, 16 kB, into
 * every first load. A remote that needs another name gets it here.
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
