import { faultsOfImage } from './dockerfile.mjs';

const shared = ['read_only', 'cap_drop', 'security_opt', 'stop_grace_period', 'init'];

/**
 * Returns the violations in a compose file: services of the shop that can write or escalate beyond what they need,
 * depend on unknown services or volumes, or set unknown settings; and images without a fixed version.
 * @param {Record<string, any>} file
 * @param {{ settings: ReadonlySet<string>, flags: readonly string[] }} known
 * @returns {string[]}
 */
export function faultsOfCompose({ services, volumes = {} }, { settings, flags }) {
  return Object.entries(services).flatMap(([name, service]) => {
    const isOurs = service.build !== undefined;
    const faults = [
      ...othersOf(service)
        .filter((other) => !(other in services))
        .map((other) => `waits for ${other}, which there is not`),
      ...(service.volumes ?? [])
        .map((volume) => volume.split(':')[0])
        .filter((volume) => !(volume in volumes))
        .map((volume) => `has a volume ${volume}, which there is not`),
      ...(isOurs ? faultsOfOurs(service, settings, flags) : faultsOfImage(service.image)),
    ];
    return faults.map((fault) => `compose.yaml: ${name} ${fault}`);
  });
}

/** Returns the dependencies of a service, given as a list or as a condition for each. */
const othersOf = ({ depends_on: others = [] }) => (Array.isArray(others) ? others : Object.keys(others));

function faultsOfOurs(service, settings, flags) {
  return [
    ...shared.filter((key) => !service[key]).map((key) => `does not say ${key}`),
    ...Object.keys(service.environment ?? {})
      .filter((key) => !settings.has(key))
      .map((key) => `sets ${key}, which nobody reads`),
    ...(service.command
      ? flags.filter((flag) => !service.command.includes(flag)).map((flag) => `starts without ${flag}`)
      : []),
  ];
}
