import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import type { ContentText_PageFragment } from './ContentText.fragment.generated.ts';

const Line = chakra('p', { base: { marginTop: '4', color: 'ink.muted', fontSize: '14px' } });
const Other = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px', color: 'ink' } });

/** Version of a text, its effective date, and a link to other versions. */
export function VersionLine({ page }: { page: ContentText_PageFragment }) {
  const { slug, version, publishedAt, effectiveAt, versionInForce, versions } = page;
  const inForce = versionInForce ?? version;
  const linkTo = (other: number): ReactNode => (
    <Other to={other === inForce ? `/${slug}` : `/${slug}?version=${other}`}>Version {other}</Other>
  );
  const isComing = version > inForce;
  const coming = versions.filter((other) => other.version > inForce && other.version !== version);
  const earlier = versions.filter((other) => other.version <= inForce && other.version !== version);
  return (
    <Line>
      Version {version}, {isComing ? `takes effect on ${formatDay(effectiveAt)}` : formatDay(publishedAt)}.{' '}
      {version < inForce ? 'There is a newer version. ' : null}
      {coming.toReversed().map((other) => (
        <span key={other.version}>
          {linkTo(other.version)} takes effect on {formatDay(other.effectiveAt)}.{' '}
        </span>
      ))}
      {earlier.map((other) => (
        <span key={other.version}>{linkTo(other.version)} </span>
      ))}
    </Line>
  );
}
