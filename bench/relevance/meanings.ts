import { all, any, color, family, group, shade, tag, title, type Test } from './facts.ts';

/* What shoppers mean by a word, in terms of the catalog. */

export const floral = any(tag('floral', 'flowers'), group('floral'));
export const flowers = tag('floral', 'flowers', 'flower power', 'wildflower');
export const plaid = family('plaid');
export const stripe = tag('stripe', 'stripes');
export const tile = tag('tile', 'azulejo', 'zellige');
export const navy = shade('#1f2a4d', 0.12, 0.14);
export const deepBlue = shade('#263a66', 0.08, 0.2);
export const teal = shade('#1f6f74', 0.12, 0.14);
export const greenBlue = shade('#2a7f80', 0.08, 0.22);
export const mustard = shade('#d0a036', 0.08, 0.14);
export const sage = shade('#a3b096', 0.12, 0.12);
export const blush = shade('#f0d0c8', 0.12, 0.12);
export const burgundy = shade('#6a1f33', 0.1, 0.16);
export const terracotta = shade('#bd6240', 0.1, 0.14);
export const neutral = all((pattern) => !color('Blue', 'Red', 'Green', 'Purple', 'Orange', 'Pink', 'Yellow')(pattern));
export const free: Test = ({ isFree }) => isFree;
export const premium: Test = ({ isPremium }) => isPremium;
export const repeat =
  (name: string): Test =>
  (pattern) =>
    pattern.repeat === name;
export const celestial = family('celestial');
export const tropical = family('tropical');
export const dots = any(title('dot', 'polka', 'spot'), tag('polka dot'));
export const botanical = tag('botanical', 'foliage', 'leaves');
