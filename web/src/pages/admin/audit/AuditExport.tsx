import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '#widgets/data-table/ExportButton.tsx';
import { variablesFrom } from './audit-place.ts';
import { useExportAuditLinesMutation } from './ExportAuditLines.mutation.generated.ts';

/** Downloads all audit lines that match the URL. */
export function AuditExport() {
  const [search] = useSearchParams();
  const [exportLines] = useExportAuditLinesMutation();
  const { filter = null } = variablesFrom(search);
  const link = async () => (await exportLines({ variables: { input: { filter } } })).data?.exportAuditLines;
  return <ExportButton link={link} />;
}
