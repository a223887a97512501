import { vi } from 'vitest';

/** The files of a worker share it, but no module: the page keeps its language, address and more in them. */
vi.resetModules();
