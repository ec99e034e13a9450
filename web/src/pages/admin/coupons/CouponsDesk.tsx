import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { useExportCouponsMutation } from './ExportCoupons.mutation.generated.ts';
import { useCouponListQuery } from './CouponList.query.generated.ts';
import { type Coupon, couponPresets, couponSort, couponViewFrom, discountWords, usesWords } from './coupon-words.ts';
import { lastInstantOf } from './coupon-values.ts';
import type { CouponTerms_CouponFragment } from './CouponTerms.fragment.generated.ts';

const PAGE_SIZE = 24;

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
    cell: ({ endsAt }) => (endsAt === null ? 'None' : formatDay(lastInstantOf(endsAt))),
  },
  { id: 'created', header: 'Made', isSortable: true, cell: ({ createdAt }) => formatDay(createdAt) },
  { id: 'category', header: 'Category', isOptional: true, cell: ({ category }) => category?.name ?? 'All' },
];

/** All coupons, for those who look after them. */
export function CouponsDesk() {
  const place = useTablePlace(['code', 'created'], { column: 'created', isDescending: true });
  const { view, q = '' } = place.filters;
  const narrowed = { view: couponViewFrom(view), search: q === '' ? null : q };
  const { data, previousData, loading, error, refetch } = useCouponListQuery({
    variables: { ...narrowed, sort: couponSort(place.sort), page: place.page, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [exportCoupons] = useExportCouponsMutation();
  const exportLink = async () => (await exportCoupons({ variables: { input: narrowed } })).data?.exportCoupons;
  const reload = () => {
    refetch().catch((cause: unknown) => console.warn('The coupons were not loaded.', cause));
  };
  const listed = (data ?? previousData)?.adminCoupons;
  const page = listed
    ? { ...listed, items: listed.items.map((coupon) => readFragment<CouponTerms_CouponFragment>(coupon)) }
    : undefined;
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        marginBottom="6"
      >
        <Heading as="h1" size="page">
          Coupons
        </Heading>
        <LinkButton to="/admin/new-coupon">New coupon</LinkButton>
      </chakra.div>
      <DataTable
        label="Coupons"
        table="coupons"
        columns={columns}
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        page={page}
        pageSize={PAGE_SIZE}
        place={place}
        isLoading={loading}
        failure={loading ? undefined : error?.message}
        onRetry={reload}
        exportLink={exportLink}
        presets={couponPresets}
        filters={<TableSearch place={place} label="Beginning of a code" />}
        empty={<EmptyState title="No coupons">No coupon is like this.</EmptyState>}
      />
    </>
  );
}
