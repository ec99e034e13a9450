import { LinkButton } from '#ui/Button.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { IssueEditor } from './IssueEditor.tsx';

/** Begins an issue of the newsletter. */
export function NewIssue() {
  return (
    <>
      <LinkButton to="/admin/newsletter" variant="link">
        Newsletter
      </LinkButton>
      <DeskHeading size="section" marginTop="4" marginBottom="6">
        New issue
      </DeskHeading>
      <IssueEditor issue={null} onSaved={() => undefined} />
    </>
  );
}
