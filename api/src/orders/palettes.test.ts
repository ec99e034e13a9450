import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, pay } from '../../test/support/test-purchase.ts';
import { fetchFiles } from '../../test/support/test-zip.ts';

let app: TestApp;
let buyer: SignedIn;
let rose: string;

beforeAll(async () => {
  app = await createTestApp();
  rose = await insertTestAsset(app.db, { title: 'Rose' });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
});

const delft = { slug: 'delft', name: 'Delft', ground: '#f5f2eb' };

const add = (body: object) => app.http().post(`/cart/${rose}`).set(buyer.auth).send(body);

async function buyIn(palette: string) {
  await add({ palette }).expect(200);
  const { sessionId } = (await checkout(app, buyer, 900)).body.data;
  await pay(app, sessionId, { card: '4242424242424242' });
  await app.runJobs();
  return (await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200)).body.data;
}

describe('a pattern in another palette', () => {
  test('lies in the cart in its colors at the same price; adding it again changes them', async () => {
    const { body } = await add({ palette: 'delft' }).expect(200);
    expect(body.data.items).toMatchObject([{ palette: delft, price: { usd: 900 } }]);
    const own = await add({ palette: 'madder' }).expect(200);
    expect(own.body.data.items).toMatchObject([{ palette: null }]);
  });

  test('is quoted for a visitor, who takes it along when signing in', async () => {
    const items = [{ assetId: rose, palette: 'delft' }];
    const quote = await app.http().post('/cart/quote').send({ items }).expect(200);
    expect(quote.body.data.cart.items).toMatchObject([{ palette: delft, price: { usd: 900 } }]);
    const saved = await app.http().post('/cart').set(buyer.auth).send({ items }).expect(200);
    expect(saved.body.data.items).toMatchObject([{ palette: delft }]);
  });

  test('that is not offered for it is refused', async () => {
    const { body } = await add({ palette: 'nonsense' }).expect(422);
    expect(body.errors).toEqual([{ path: 'palette', message: 'This pattern is not offered in these colours.' }]);
  });

  test('is named by order, license, certificate and receipt', async () => {
    const order = await buyIn('delft');
    expect(order.items).toMatchObject([{ palette: delft, entitlement: { palette: delft } }]);
    const { certificateCode } = order.items[0].entitlement;
    const certificate = await app.http().get(`/api/certificates/${certificateCode}`).expect(200);
    expect(certificate.body.data.palette).toMatchObject(delft);
    expect(app.outbox().join()).toMatch(/Rose in Delft \(standard =?\s*licence\): \$9\.00/);
  });

  test('comes in its colors, and in every other that is offered', async () => {
    const { id } = (await buyIn('delft')).items[0].entitlement;
    const bought = await fetchFiles(app, buyer, id, { formats: ['svg'] });
    expect(bought.fileName).toBe('Rose_Delft_SVG.zip');
    expect([...bought.files.keys()]).toContain('Rose_Delft.svg');
    expect(String(bought.files.get('LICENSE.txt'))).toContain(
      'Colours:        Delft, and every other palette the shop offers for it\nThese files:    Delft\n',
    );
    const own = await fetchFiles(app, buyer, id, { formats: ['svg'], palette: 'madder' });
    expect(own.fileName).toBe('Rose_SVG.zip');
    expect(String(own.files.get('LICENSE.txt'))).toContain('These files:    as drawn\n');
    expect(own.files.get('Rose.svg')).not.toEqual(bought.files.get('Rose_Delft.svg'));
    const hearth = await fetchFiles(app, buyer, id, { formats: ['svg'], palette: 'hearth' });
    expect(String(hearth.files.get('README.txt'))).toContain('Colours: Hearth.');
    const history = await app.http().get('/api/downloads/history').set(buyer.auth).expect(200);
    expect(
      history.body.data.downloads.map(({ palette }: { palette: { slug: string } | null }) => palette?.slug),
    ).toEqual(expect.arrayContaining(['delft', 'hearth', undefined]));
    const refused = await app.http().post(`/api/downloads/${id}/link`).set(buyer.auth).send({ palette: 'nonsense' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0].path).toBe('palette');
  });

  test('is owned already by who has the drawing in any palette', async () => {
    await buyIn('delft');
    const { body } = await add({ palette: 'hearth' }).expect(200);
    expect(body.data).toMatchObject({ total: { usd: 0 }, notices: ['You already own everything in this cart.'] });
    const refused = await checkout(app, buyer, 0);
    expect(refused.body.code).toBe('cart_not_ready');
  });
});
