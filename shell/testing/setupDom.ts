import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { dismissToast } from '../kit/feedback/useToast';

// A test would find the toast of the one before it.
afterEach(() => {
  act(dismissToast);
});
