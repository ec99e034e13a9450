import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { lastInstantOf } from '#lib/last-instant.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { useExportCouponsMutation } from './ExportCoupons.mutation.generated.ts';
import { useCouponListQuery } from './CouponList.query.generated.ts';
import { type Coupon, couponPresets, couponSort, couponViewFrom, discountWords, usesWords } from './coupon-words.ts';
import type { CouponTerms_CouponFragment } from './CouponTerms.fragment.generated.ts';

const columns: ReadonlyArray<DataColumn<Coupon>> = [
  {
    id: 'code',
    header: 'Code',
    isName: true,
    isSortable: true,
    cell: ({ code }) => <Link to={`/admin/coupons/${code}`}>{code}</Link>,
  },
  { id: 'note', header: 'For', cell: ({ note }) => note },
  { id: 'discount', header: 'Takes off', cell: discountWords },
  { id: 'uses', header: 'Used', cell: usesWords },
  {
    id: 'ends',
    header: 'Last day',
    holds: 'day',
    cell: ({ endsAt }) => (endsAt === null ? 'None' : formatDay(lastInstantOf(endsAt))),
  },
  { id: 'created', header: 'Made', holds: 'day', isSortable: true, cell: ({ createdAt }) => formatDay(createdAt) },
  { id: 'category', header: 'Category', isOptional: true, cell: ({ category }) => category?.name ?? 'All' },
];

/** All coupons. */
export function CouponsDesk() {
  const place = useTablePlace(['code', 'created'], { column: 'created', isDescending: true });
  const { view } = place.filters;
  const narrowed = { view: couponViewFrom(view), search: place.search };
  const result = useCouponListQuery({
    variables: { ...narrowed, sort: couponSort(place.sort), ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(
    result,
    ({ adminCoupons: listed }) =>
      listed && { ...listed, items: readFragment<CouponTerms_CouponFragment>(listed.items) },
  );
  const [exportCoupons] = useExportCouponsMutation();
  const exportLink = async () => (await exportCoupons({ variables: { input: narrowed } })).data?.exportCoupons;
  return (
    <>
      <DeskHead title="Coupons">
        <LinkButton to="/admin/new-coupon">New coupon</LinkButton>
      </DeskHead>
      <DataTable
        label="Coupons"
        table="coupons"
        columns={columns}
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        {...rows}
        place={place}
        exportLink={exportLink}
        presets={couponPresets}
        filters={<TableSearch place={place} label="Beginning of a code" />}
        empty={<EmptyState title="No coupons">No coupon is like this.</EmptyState>}
      />
    </>
  );
}
