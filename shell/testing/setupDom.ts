import '@testing-library/jest-dom';
import { dismissToast } from '../kit/feedback/useToast';

// A test would find the toast of the one before it.
afterEach(() => dismissToast());
