import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const FOLDER = 'docs/monitoring';
const severities = new Set(['page', 'ticket']);

/** The data source chosen when a dashboard is opened. */
const chosenSource = '${source}';

/**
 * Checks that alerts name their audience and meaning, that dashboards are portable, and that the queries of both are
 * valid PromQL if Prometheus's `promtool` is available.
 * @param {{ tree: string }} where
 * @returns {string} one line per violation
 */
export function monitoringRules({ tree }) {
  const folder = path.join(tree, FOLDER);
  if (!existsSync(folder)) return '';
  const rules = parse(readFileSync(path.join(folder, 'alerts.yaml'), 'utf8')).groups.flatMap((group) => group.rules);
  const dashboards = readdirSync(path.join(folder, 'dashboards')).map((file) => ({
    name: path.basename(file, '.json'),
    dashboard: JSON.parse(readFileSync(path.join(folder, 'dashboards', file), 'utf8')),
  }));
  const panels = dashboards.flatMap(({ dashboard }) => dashboard.panels);
  const asked = panels.flatMap((panel) => panel.targets.map(({ expr }) => expr));
  return [
    ...rules.flatMap(faultsOfAlert),
    ...dashboards.flatMap(faultsOfDashboard),
    ...faultsOfExpressions([...rules.map(({ expr }) => expr), ...asked].filter(Boolean)),
  ].join('\n');
}

function faultsOfAlert({ alert, expr, for: duration, labels = {}, annotations = {} }) {
  return [
    ...(expr ? [] : ['asks nothing']),
    ...(duration ? [] : ['does not say for how long']),
    ...(severities.has(labels.severity) ? [] : [`has the severity ${labels.severity}`]),
    ...(annotations.summary ? [] : ['has no summary']),
  ].map((fault) => `alert ${alert} ${fault}`);
}

function faultsOfDashboard({ name, dashboard: { uid, panels } }) {
  return [
    ...(uid === `halfdrop-${name}` ? [] : [`has the uid ${uid}`]),
    ...panels.filter(({ targets }) => targets.length === 0).map(({ title }) => `asks nothing for ${title}`),
    ...panels
      .filter(({ datasource }) => datasource.uid !== chosenSource)
      .map(({ title, datasource }) => `reads ${datasource.uid} for ${title}`),
  ].map((fault) => `dashboard ${name} ${fault}`);
}

/** Returns promtool's errors for expressions: it only checks rules, so each is wrapped in a recording rule. */
function faultsOfExpressions(expressions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'halfdrop-rules-'));
  const file = path.join(folder, 'rules.yaml');
  const rules = expressions.map((expr, index) => ({ record: `expression_${index}`, expr }));
  writeFileSync(file, stringify({ groups: [{ name: 'expressions', rules }] }));
  const { error, status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return error || status === 0 ? [] : stderr.trim().split('\n');
}
