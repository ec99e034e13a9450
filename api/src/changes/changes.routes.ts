import type { Response, Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { ChangeFeed } from './change-feed.ts';
import { changeCalls } from './changes.contract.ts';

/** Clients consider a stream broken after three times this long without data. */
const HEARTBEAT_MS = 5000;
/** Maximum number of unsent bytes for a slow listener. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** Registers the routes of this domain. */
export function changeRoutes(
  router: Router,
  environment: CallEnvironment,
  { changes }: { readonly changes: ChangeFeed },
): void {
  bindCall(router, changeCalls.stream, environment, async ({ query, response }) => {
    const end = () => void response.end();
    const stop = await changes.follow({ onChange: (topic) => send(response, `data: ${topic}\n\n`), onEnd: end });
    // Proxies must not buffer the stream.
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    send(response, ':\n\n');
    const heartbeat = setInterval(() => send(response, ':\n\n'), HEARTBEAT_MS);
    const over = setTimeout(end, query.seconds * 1000);
    const forget = () => {
      clearInterval(heartbeat);
      clearTimeout(over);
      stop();
    };
    if (response.destroyed) forget();
    else response.once('close', forget);
  });
}

function send(response: Response, text: string): void {
  if (response.writableEnded) return;
  if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  else response.write(text);
}
