import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { IssueEditor } from './IssueEditor.tsx';

/** Begins an issue of the newsletter. */
export function NewIssue() {
  return (
    <>
      <LinkButton to="/admin/newsletter" variant="link">
        Newsletter
      </LinkButton>
      <Heading as="h1" size="section" marginTop="4" marginBottom="6">
        New issue
      </Heading>
      <IssueEditor issue={null} onSaved={() => undefined} />
    </>
  );
}
