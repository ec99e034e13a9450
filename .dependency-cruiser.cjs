/** The dependency rules of ARCHITECTURE.md. Each rule has a file in scripts/gates/fixtures/imports that violates it. */
const { workspaces: ownWorkspaces } = require('./package.json');
const test = '\\.test\\.tsx?$|/test/';
const packageOf = (name) => `^(${name}/|node_modules/@halfdrop/${name}/)|^@halfdrop/${name}($|/)`;
const othersThan = (...allowed) =>
  ownWorkspaces
    .filter((name) => !allowed.includes(name))
    .map(packageOf)
    .join('|');

const workspaceRule = (name, ...allowed) => ({
  name: `${name}-reaches-only-its-neighbors`,
  severity: 'error',
  from: { path: `^${name}/src/`, pathNot: test },
  to: { path: othersThan(name, ...allowed) },
});

const webLayer = (name, path, forbidden) => ({
  name,
  severity: 'error',
  from: { path: `^web/src/${path}`, pathNot: test },
  to: { path: forbidden },
});

const apiDomain = '^api/src/(?!platform/)([^/]+)/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    workspaceRule('schema'),
    workspaceRule('domain'),
    workspaceRule('patterns'),
    workspaceRule('api', 'domain', 'patterns'),
    workspaceRule('gateway', 'domain', 'schema'),
    workspaceRule('web', 'domain', 'schema', 'patterns'),
    workspaceRule('mocks', 'domain', 'schema'),
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: test },
      to: { pathNot: '^domain/src/|node_modules/valibot/' },
    },
    webLayer('web-lib-is-the-bottom', 'lib/', '^web/src/(ui|features|widgets|pages|app)/'),
    webLayer('web-ui-knows-no-domain', 'ui/', '^web/src/(features|widgets|pages|app)/|\\.graphql$|\\.generated\\.ts$'),
    webLayer('web-features-stay-below-widgets', 'features/', '^web/src/(widgets|pages|app)/'),
    {
      name: 'web-features-are-no-siblings',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: test },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    webLayer('web-widgets-stay-below-pages', 'widgets/', '^web/src/(pages|app)/'),
    {
      name: 'web-widgets-are-no-siblings',
      severity: 'error',
      from: { path: '^web/src/widgets/([^/]+)/', pathNot: test },
      to: { path: '^web/src/widgets/', pathNot: '^web/src/widgets/$1/' },
    },
    webLayer('web-pages-stay-below-app', 'pages/', '^web/src/app/'),
    {
      name: 'web-pages-are-not-imported',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/', pathNot: test },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
    },
    {
      name: 'api-platform-knows-no-domain',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: test },
      to: { path: '^api/src/', pathNot: '^api/src/platform/' },
    },
    {
      name: 'api-domains-know-no-composition',
      severity: 'error',
      from: { path: apiDomain, pathNot: test },
      to: { path: '^api/src/[^/]+$', pathNot: '^api/src/(database|domain-module)\\.ts$' },
    },
    {
      name: 'api-domains-meet-through-services',
      severity: 'error',
      from: { path: apiDomain, pathNot: test },
      to: { path: '^api/src/.+\\.repository\\.ts$', pathNot: '^api/src/$1/' },
    },
    {
      name: 'api-repositories-are-below-services',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'api-routes-go-through-services',
      severity: 'error',
      from: { path: '^api/src/.+\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'gateway-platform-knows-no-domain',
      severity: 'error',
      from: { path: '^gateway/src/platform/', pathNot: test },
      to: { path: '^gateway/src/', pathNot: '^gateway/src/(platform|generated)/' },
    },
    {
      name: 'gateway-domains-know-no-composition',
      severity: 'error',
      from: { path: '^gateway/src/[^/]+/', pathNot: test },
      to: { path: '^gateway/src/[^/]+$' },
    },
    {
      name: 'production-never-uses-mocks',
      severity: 'error',
      from: { path: `^(${ownWorkspaces.join('|')})/src/`, pathNot: `${test}|^mocks/` },
      to: { path: packageOf('mocks') },
    },
    {
      name: 'production-never-uses-tools',
      severity: 'error',
      from: { path: `^(${ownWorkspaces.join('|')})/src/`, pathNot: test },
      to: { path: '^(scripts|bench|e2e)/' },
    },
    {
      name: 'scripts-are-below-journeys-and-benchmarks',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(bench|e2e)/' },
    },
    {
      name: 'journeys-see-the-shop-from-outside',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: `^bench/|${othersThan('patterns')}` },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist|/generated/|^scripts/gates/fixtures/' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
