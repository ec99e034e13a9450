import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useDismiss } from '#lib/useDismiss.ts';

interface Props {
  /** The columns that may be left out, with whether they are shown. */
  readonly columns: ReadonlyArray<{ readonly id: string; readonly header: string; readonly isVisible: boolean }>;
  readonly onShow: (id: string, isVisible: boolean) => void;
}

const Box = chakra('details', {
  base: {
    position: 'relative',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '34px',
      paddingInline: '3.5',
      border: '1px solid',
      borderColor: 'line.strong',
      borderRadius: 'full',
      background: 'card',
      fontSize: '14px',
      fontWeight: 'medium',
      cursor: 'pointer',
      listStyle: 'none',
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& summary::-webkit-details-marker': { display: 'none' },
  },
});
const Sheet = chakra('fieldset', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    top: 'calc(100% + 6px)',
    // Above the head of the table.
    zIndex: '2',
    minWidth: '12rem',
    padding: '4',
    background: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
    boxShadow: 'overlay',
    '& label': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '11', whiteSpace: 'nowrap' },
  },
});

/** Which columns a table shows. */
export function ColumnChoice({ columns, onShow }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  return (
    <Box ref={menu}>
      <summary>Columns</summary>
      <Sheet>
        <chakra.legend srOnly>Columns</chakra.legend>
        {columns.map(({ id, header, isVisible }) => (
          <label key={id}>
            <input type="checkbox" checked={isVisible} onChange={({ target }) => onShow(id, target.checked)} />
            {header}
          </label>
        ))}
      </Sheet>
    </Box>
  );
}
