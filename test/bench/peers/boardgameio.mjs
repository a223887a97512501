/**
 * boardgame.io as a server runs it. NODE_ENV is set before it is loaded: elsewhere the framework walks the
 * whole state after every move to see that it is serialisable, and that would be no fair comparison.
 */
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url); // its entries are folders, which `import` does not resolve

export const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
export const { INVALID_MOVE } = require('boardgame.io/core');
export const { Client } = require('boardgame.io/client');
export const { version } = require('boardgame.io/package.json');
