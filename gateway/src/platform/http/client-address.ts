import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Trusted proxies: a number of hops, or networks. */
export type ProxyTrust = number | BlockList;

const LOOPBACK = ['127.0.0.0/8', '::1'];
const MAX_HOPS = 10;

/** Parses `2`, `loopback` or `10.0.0.0/8, 192.168.1.7`; undefined if invalid. */
export function readProxyTrust(text: string): ProxyTrust | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : undefined;
  const networks = new BlockList();
  const parts = text.split(',').map((part) => part.trim());
  for (const part of parts.flatMap((each) => (each === 'loopback' ? LOOPBACK : [each]))) {
    const { address = '', bits } = /^(?<address>[^/]+)(?:\/(?<bits>\d{1,3}))?$/.exec(part)?.groups ?? {};
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || Number(bits ?? most) > most) return undefined;
    networks.addSubnet(address, Number(bits ?? most), version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

/**
 * Returns the client address of a request. Each trusted proxy vouches for the entry to its left in `X-Forwarded-For`;
 * entries beyond the first untrusted address can be forged.
 */
export function clientAddressOf(request: IncomingMessage, trust: ProxyTrust): string | null {
  let address = plain(request.socket.remoteAddress ?? '');
  if (address === '') return null;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').toReversed();
  for (const [hop, part] of forwarded.entries()) {
    const next = plain(part.trim());
    if (!isTrusted(address, hop, trust) || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

function isTrusted(address: string, hop: number, trust: ProxyTrust): boolean {
  if (typeof trust === 'number') return hop < trust;
  return trust.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Unwraps IPv4-mapped IPv6 addresses. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
