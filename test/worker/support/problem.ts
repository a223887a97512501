import { expect } from 'vitest';
import type { Problem } from '#shared/protocol/http.ts';

/** Checks what must hold for every refusal. */
export async function expectProblem(response: Response, status: number, code: string): Promise<Problem> {
  const text = await response.text();
  expect([response.status, (JSON.parse(text) as Problem).code], text).toEqual([status, code]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = JSON.parse(text) as Problem;
  expect(body).toMatchObject({ type: 'about:blank', title: code, status });
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.detail).toMatch(/^\p{Lu}.+[.…?]$/su);
  expect(body.detail).not.toMatch(/\{[a-z]|error\.[A-Z_]+|\[object/i); // no word key, no unfilled placeholder
  expect(text).not.toMatch(/"stack"|\.ts:\d|node_modules|D1_|SQLITE|\bat \w+ \(/);
  return body;
}
