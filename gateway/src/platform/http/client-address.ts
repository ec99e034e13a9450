import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whose word is taken for where a request comes from: so many proxies before us, or those in some networks. */
export type ProxyTrust = number | BlockList;

const LOOPBACK = ['127.0.0.0/8', '::1'];
const MAX_HOPS = 10;

/** Reads `2`, `loopback` or `10.0.0.0/8, 192.168.1.7`; undefined when it is none of these. */
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
 * The address a request comes from. Each trusted proxy vouches for the one to its left in `X-Forwarded-For`; what
 * stands beyond the first address that is not trusted, anybody can have written.
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

/** IPv4 in IPv6's clothes is one address, not two. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
