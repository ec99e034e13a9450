import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '#widgets/data-table/ExportButton.tsx';
import { variablesFrom } from './audit-place.ts';
import { useExportAuditLinesMutation } from './ExportAuditLines.mutation.generated.ts';

/** Hands the lines that the address names to the browser to keep, all of them. */
export function AuditExport() {
  const [search] = useSearchParams();
  const [exportLines] = useExportAuditLinesMutation();
  const { filter = null } = variablesFrom(search);
  const link = async () => (await exportLines({ variables: { input: { filter } } })).data?.exportAuditLines;
  return <ExportButton link={link} />;
}
