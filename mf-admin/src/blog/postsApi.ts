import { postContent } from '@site/api/contract/posts';
import { contentOf } from '../workbench/editor/contentOf';

/** The posts of the blog, as the team writes them. */
export const posts = contentOf(postContent);
