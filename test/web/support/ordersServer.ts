import { GameServer } from './server.ts';

/** A game of Merchants whose service takes standing orders, as several devices of one player see it. */
export class OrdersServer extends GameServer {
  /** Bodies of the requests for orders, as they came in; undefined: they were withdrawn. */
  readonly written: unknown[] = [];
  /** Only requests for orders reach the service. */
  viewsAreLost = false;

  override answer(path: string, body: unknown): Response {
    if (!path.endsWith('/orders')) {
      if (this.viewsAreLost) throw new TypeError('fetch failed');
      return super.answer(path, body);
    }
    this.written.push(body);
    return this.answerOrders(body);
  }
}
