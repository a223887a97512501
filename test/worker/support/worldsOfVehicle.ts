/** Logs of the game by which tests of the service play (`test/support/vehicle.ts`), put into the database. */
export {
  differs,
  insertWorld,
  otherWorld,
  plant,
  planted,
  randomWorld,
  SEED,
  stateOf,
  type World,
} from '../../games/merchants/worker/worlds.ts';
