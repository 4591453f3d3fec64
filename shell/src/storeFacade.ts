/**
 * The part of react-redux that the site uses, the kit's fetching included; sharing the whole package would put
 * `connect` into every first load. Its other entry is named, since its first one means this file here.
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
