/**
 * The part of react-redux that the site and RTK Query use; sharing the whole package would add `connect` to every
 * first load. It imports the alternate entry, because the main entry resolves to this file.
 */
export {
  batch,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux/alternate-renderers';
