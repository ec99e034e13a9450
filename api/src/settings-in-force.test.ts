import { settingsInForce } from './settings-in-force.ts';

const secret = 'a secret that nobody but the process may read';
const environment = {
  PORT: '4100',
  DATABASE_URL: 'postgres://shop:hunter2@db.example:5432/halfdrop?password=hunter3',
  SMTP_URL: 'smtps://mailer:hunter4@mail.example',
  SEALING_SECRET: secret,
  STRIPE_SECRET_KEY: secret,
  METRICS_TOKEN: secret,
  S3_ACCESS_KEY_ID: secret,
  PUBLIC_URL: 'https://shop.example',
  SUPPORT_EMAIL: ' ',
};

test('R-22 the settings in force are told with their defaults, and addresses without who signs in', () => {
  const settings = Object.fromEntries(settingsInForce(environment).map(({ name, value }) => [name, value]));
  expect(settings).toMatchObject({
    PORT: '4100',
    API_PORT: '4001',
    DATABASE_URL: 'postgres://db.example:5432/halfdrop',
    SMTP_URL: 'smtps://mail.example',
    PUBLIC_URL: 'https://shop.example/',
    SUPPORT_EMAIL: 'support@halfdrop.example',
    OIDC_CLIENT_ID: null,
  });
});

test('R-22 of a secret it is told whether it is set, and never what it is', () => {
  const settings = settingsInForce(environment);
  expect(JSON.stringify(settings)).not.toMatch(/hunter|secret that/);
  expect(settings).toContainEqual({ name: 'SEALING_SECRET', value: null, isSecret: true, isSet: true });
  expect(settings).toContainEqual({ name: 'STRIPE_WEBHOOK_SECRET', value: null, isSecret: true, isSet: false });
});
