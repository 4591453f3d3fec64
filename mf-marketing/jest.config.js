export { default } from '../shell/jest.config.js';
