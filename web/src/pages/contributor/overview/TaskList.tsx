import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Heading } from '#ui/Heading.tsx';
import type { Task } from './tasks.ts';

const Tasks = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': { borderTop: '1px solid', borderColor: 'line', paddingBlock: '3' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly studioSlug: string;
}

/** Open tasks, each with a link. */
export function TaskList({ tasks, studioSlug }: TaskListProps) {
  return (
    <section aria-labelledby="to-do">
      <Heading id="to-do" size="card" marginBottom="4">
        To do
      </Heading>
      {tasks.length === 0 ? (
        <chakra.p color="ink.muted">Nothing waits for you.</chakra.p>
      ) : (
        <Tasks role="list" aria-labelledby="to-do">
          {tasks.map(({ words, path, state }) => (
            <li key={words}>
              <Link
                to={`${path}?${new URLSearchParams({ studio: studioSlug, ...(state ? { state } : {}) }).toString()}`}
              >
                {words}
              </Link>
            </li>
          ))}
        </Tasks>
      )}
    </section>
  );
}
