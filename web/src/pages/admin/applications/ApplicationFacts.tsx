import { chakra } from '@chakra-ui/react';
import { countryName } from '@halfdrop/domain';
import type { ReactNode } from 'react';
import { creationMethodWords } from '#features/studios/creation-methods.ts';
import { formatDate, formatMoment } from '#lib/dates.ts';
import { FactList } from '#ui/FactList.tsx';
import { statusWords } from './application-status.ts';
import type { DecidedApplication_ApplicationFragment } from './DecidedApplication.fragment.generated.ts';

function factsOf(application: DecidedApplication_ApplicationFragment): ReadonlyArray<readonly [string, ReactNode]> {
  const { applicant, country, category, creationMethods, links, transitions } = application;
  return [
    ['Applicant', applicant ? `${applicant.name}, ${applicant.email}` : null],
    ['Account since', applicant ? formatDate(applicant.joinedAt) : null],
    ['Address', `/designer/${application.slug}`],
    ['Known for', application.specialty],
    ['About the studio', application.about],
    ['Country', countryName(country) ?? country],
    ['Main category', category?.name],
    ['How it is made', creationMethods.map((method) => creationMethodWords[method].label).join(', ')],
    [
      'Links',
      links.length === 0
        ? 'None'
        : links.map((link) => (
            <chakra.div key={link}>
              <a href={link} target="_blank" rel="noreferrer nofollow">
                {link}
              </a>
            </chakra.div>
          )),
    ],
    [
      'Steps',
      transitions.map(({ to, happenedAt, note }) => (
        <div key={`${to} ${happenedAt}`}>
          {statusWords[to]}, {formatMoment(happenedAt)}
          {note === null ? null : `: ${note}`}
        </div>
      )),
    ],
  ];
}

/** Contents and history of an application. */
export function ApplicationFacts({ application }: { readonly application: DecidedApplication_ApplicationFragment }) {
  return <FactList facts={factsOf(application)} />;
}
