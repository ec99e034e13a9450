/** Inlined in the head of Apollo Sandbox's page; redirects to the local explorer if the Sandbox cannot be reached. */
const TIMEOUT_MS = 6000;

function leave(): void {
  location.replace('/graphql/explorer?offline');
}

function lookAt({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.includes('embeddable-sandbox')) leave();
}

// Script errors do not bubble.
window.addEventListener('error', lookAt, { capture: true });
setTimeout(() => {
  if (!('EmbeddedSandbox' in window)) leave();
}, TIMEOUT_MS);
