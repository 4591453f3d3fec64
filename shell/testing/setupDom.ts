import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Suites run in parallel on few cores. A long timeout costs nothing when a test passes.
configure({ asyncUtilTimeout: 20_000 });
