import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { signIn } from '../../../test/browser-state.ts';
import { useOwnLicense } from './useOwnLicense.ts';

/** A client whose server says that the viewer owns every pattern; records which were requested. */
function ownerClient() {
  const asked: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables['assetId']);
    return of({ data: { asset: { __typename: 'Asset', id: 'asset-0', viewerHasLicense: true } } });
  });
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), asked };
}

function ownLicenseOf(viewerHasLicense: boolean | null) {
  const { client, asked } = ownerClient();
  renderHook(useOwnLicense, {
    initialProps: { id: 'asset-0', viewerHasLicense },
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return { asked, cached: () => client.cache.extract() };
}

test('D-12 a page that was rendered for a visitor learns that the signed-in person owns the pattern', async () => {
  signIn();
  const { asked, cached } = ownLicenseOf(null);
  await waitFor(() => expect(cached()).toMatchObject({ 'Asset:asset-0': { viewerHasLicense: true } }));
  expect(asked).toEqual(['asset-0']);
});

test('nothing is asked for a visitor', () => {
  expect(ownLicenseOf(null).asked).toEqual([]);
});

test('what is known already is not asked for again', () => {
  signIn();
  expect(ownLicenseOf(false).asked).toEqual([]);
});
