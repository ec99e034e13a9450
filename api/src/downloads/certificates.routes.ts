import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import { certificateCalls } from './certificates.contract.ts';
import type { CertificateService } from './certificates.service.ts';

const CHECKS_A_MINUTE = 30;

/** Registers the routes for certificates: downloads for holders, public verification for everyone. */
export function certificateRoutes(
  router: Router,
  environment: CallEnvironment,
  { certificates, callLimits }: { readonly certificates: CertificateService; readonly callLimits: RateLimits },
): void {
  const checks = callLimits('certificate-checks', CHECKS_A_MINUTE, 60);

  bindCall(router, certificateCalls.certificate, environment, async ({ viewer, params, response }) => {
    const { pdf, fileName } = await certificates.ofHolder(viewer.userId, params.entitlementId);
    response.setHeader('cache-control', 'private, no-store');
    response.attachment(fileName);
    response.type('application/pdf').send(Buffer.from(pdf));
  });
  bindCall(router, certificateCalls.verify, environment, async ({ params, request, response }) => {
    await checks.spend(addressOf(request));
    response.setHeader('cache-control', 'no-store');
    return certificates.verify(params.code);
  });
  bindCall(router, certificateCalls.verifyKey, environment, () => ({
    algorithm: 'Ed25519' as const,
    publicKey: certificates.publicKey,
  }));
}
