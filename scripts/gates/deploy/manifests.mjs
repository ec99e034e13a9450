import { faultsOfImage } from './dockerfile.mjs';

/** The API version of each kind in Kubernetes. */
const versions = {
  ConfigMap: 'v1',
  Service: 'v1',
  PersistentVolumeClaim: 'v1',
  Deployment: 'apps/v1',
  Job: 'batch/v1',
  PodDisruptionBudget: 'policy/v1',
  Ingress: 'networking.k8s.io/v1',
};

/**
 * Returns the violations in Kubernetes manifests: unsupported kinds, pods that may do more than they need or lack
 * probes, Deployments without a disruption budget or a graceful stop, dangling names, and unknown settings.
 * @param {readonly Record<string, any>[]} manifests
 * @param {{ settings: ReadonlySet<string>, flags: readonly string[] }} known
 * @returns {string[]}
 */
export function faultsOfManifests(manifests, known) {
  const ofKind = (kind) => manifests.filter((manifest) => manifest.kind === kind);
  const budgets = ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels.part);
  const names = new Set(manifests.map(({ kind, metadata }) => `${kind}/${metadata?.name}`));
  return manifests.flatMap((manifest) => {
    const { kind, metadata, spec, data } = manifest;
    const name = `${kind}/${metadata?.name}`;
    const faults = [
      ...(versions[kind] === manifest.apiVersion ? [] : [`is no kind of ${manifest.apiVersion}`]),
      ...(kind === 'ConfigMap' ? unreadSettings(Object.keys(data), known) : []),
      ...(kind === 'Deployment' && !budgets.includes(spec.template.metadata.labels.part)
        ? ['has no PodDisruptionBudget']
        : []),
      ...(kind === 'Deployment' && !isSelected(spec) ? ['selects other pods than its own'] : []),
      ...(kind === 'Ingress' ? missing(servicesOf(spec), 'Service', names) : []),
      ...(spec?.template ? faultsOfPod(spec.template.spec, kind, known, names) : []),
    ];
    return faults.map((fault) => `kubernetes: ${name} ${fault}`);
  });
}

const isSelected = ({ selector, template }) =>
  Object.entries(selector.matchLabels).every(([key, value]) => template.metadata.labels[key] === value);

const servicesOf = ({ rules }) => rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));

const missing = (wanted, kind, names) =>
  wanted.filter((name) => !names.has(`${kind}/${name}`)).map((name) => `names ${kind}/${name}, which there is not`);

const unreadSettings = (keys, { settings }) =>
  keys.filter((key) => !settings.has(key)).map((key) => `sets ${key}, which nobody reads`);

function faultsOfPod(pod, kind, known, names) {
  const claims = (pod.volumes ?? []).flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);
  return [
    ...(pod.securityContext?.runAsNonRoot === true ? [] : ['may run as root']),
    ...(kind === 'Deployment' && !pod.terminationGracePeriodSeconds ? ['has no time to end'] : []),
    ...missing(claims, 'PersistentVolumeClaim', names),
    ...pod.containers.flatMap((container) => faultsOfContainer(container, pod, kind, known, names)),
  ];
}

function faultsOfContainer(container, pod, kind, known, names) {
  const {
    securityContext: security = {},
    resources = {},
    env = [],
    envFrom = [],
    command,
    volumeMounts = [],
  } = container;
  const volumes = new Set((pod.volumes ?? []).map(({ name }) => name));
  const probes = kind === 'Deployment' ? ['startupProbe', 'livenessProbe', 'readinessProbe'] : [];
  return [
    ...faultsOfImage(container.image),
    ...probes.filter((probe) => !container[probe]).map((probe) => `has no ${probe}`),
    ...(security.readOnlyRootFilesystem === true ? [] : ['may write to its image']),
    ...(security.allowPrivilegeEscalation === false ? [] : ['may rise to root']),
    ...(resources.requests && resources.limits?.memory ? [] : ['says not what it needs']),
    ...unreadSettings(
      env.map(({ name }) => name),
      known,
    ),
    ...missing(
      envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? []),
      'ConfigMap',
      names,
    ),
    ...volumeMounts.filter(({ name }) => !volumes.has(name)).map(({ name }) => `mounts ${name}, which there is not`),
    ...(command ? known.flags.filter((flag) => !command.includes(flag)).map((flag) => `starts without ${flag}`) : []),
  ];
}
