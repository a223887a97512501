import { LocalTable } from '../../../web/table/localTable.ts';
import { GameServer } from './server.ts';

/** A game of Merchants whose service takes standing orders, as several devices of one player see it. */
export class OrdersServer extends GameServer {
  /** Bodies of the requests for orders, as they came in; empty: they were withdrawn. */
  readonly written: unknown[] = [];
  /** Only requests for orders reach the service. */
  viewsAreLost = false;
  /** Requests for orders are carried out, and their answers are lost. */
  answersAreLost = false;

  /** While it is set, answers with a view are on their way. */
  viewsArrive: Promise<unknown> | undefined;

  override readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    const answer = this.answer(String(input), body);
    if (!String(input).includes('/orders')) await this.viewsArrive;
    return answer;
  };

  override answer(path: string, body: unknown): Response {
    if (path.includes('/orders')) {
      this.written.push(body);
      const answer = LocalTable.prototype.answer.call(this, path, body);
      if (this.answersAreLost) throw new TypeError('fetch failed');
      return answer;
    }
    if (this.viewsAreLost) throw new TypeError('fetch failed');
    return super.answer(path, body);
  }
}
