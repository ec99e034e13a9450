import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import type { ContentText_PageFragment } from './ContentText.fragment.generated.ts';

const Line = chakra('p', { base: { marginTop: '4', color: 'ink.muted', fontSize: '14px' } });
const Other = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px', color: 'ink' } });

/** Which version of a text this is, from when, and the way to its other versions. */
export function VersionLine({ page: { slug, version, publishedAt, versions } }: { page: ContentText_PageFragment }) {
  const newest = versions[0]?.version ?? version;
  const others = versions.filter((other) => other.version !== version);
  return (
    <Line>
      Version {version}, {formatDay(publishedAt)}.{version < newest ? ' There is a newer version. ' : ' '}
      {others.map((other) => (
        <span key={other.version}>
          <Other to={other.version === newest ? `/${slug}` : `/${slug}?version=${other.version}`}>
            Version {other.version}
          </Other>{' '}
        </span>
      ))}
    </Line>
  );
}
