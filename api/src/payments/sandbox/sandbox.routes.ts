import express, { type Response, type Router } from 'express';
import * as v from 'valibot';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { validated } from '../../platform/http/validate.ts';
import { paymentCalls } from '../payments.contract.ts';
import { sandboxCardPage } from './sandbox-card-page.ts';
import type { SandboxCheckout } from './sandbox-checkout.ts';
import { sandboxPage, unknownSessionPage } from './sandbox-page.ts';

interface SandboxRouteServices {
  readonly sandbox: SandboxCheckout;
  readonly beforePayment: (sessionId: string) => Promise<void>;
  readonly publicUrl: string;
}

const CardField = v.optional(v.pipe(v.string(), v.maxLength(40)), '');
const PayFormSchema = v.object({
  card: CardField,
  confirmation: v.optional(v.picklist(['accept', 'refuse'])),
  delivery: v.optional(v.picklist(['once', 'twice', 'late', 'out-of-order'])),
});
const CardFormSchema = v.object({ card: CardField });

/** Registers the pages of the sandbox provider. */
export function sandboxRoutes(router: Router, environment: CallEnvironment, services: SandboxRouteServices): void {
  router.use('/api/sandbox', express.urlencoded({ extended: false, limit: '10kb' }));
  paymentPage(router, environment, services);
  cardPage(router, environment, services);
}

function paymentPage(router: Router, environment: CallEnvironment, services: SandboxRouteServices): void {
  const { sandbox, beforePayment, publicUrl } = services;
  const settings = { publicUrl, hasTestTools: sandbox.hasTestTools };
  bindCall(router, paymentCalls.payPage, environment, async ({ params, response }) => {
    await beforePayment(params.sessionId);
    const session = await sandbox.find(params.sessionId);
    if (session) sendPage(response, sandboxPage(session, null, settings));
    else sendPage(response.status(404), unknownSessionPage(publicUrl));
  });
  bindCall(router, paymentCalls.pay, environment, async ({ params, request, response }) => {
    const { card, confirmation = null, delivery = null } = validated(PayFormSchema, request.body ?? {});
    await beforePayment(params.sessionId);
    const outcome = await sandbox.pay(params.sessionId, { card, confirmation, delivery });
    switch (outcome.kind) {
      case 'paid':
        response.setHeader('cache-control', 'no-store');
        response.redirect(303, outcome.successUrl);
        return;
      case 'page':
        sendPage(response, sandboxPage(outcome.session, outcome.error, settings));
        return;
      case 'unknown':
        sendPage(response.status(404), unknownSessionPage(publicUrl));
    }
  });
}

function cardPage(router: Router, environment: CallEnvironment, services: SandboxRouteServices): void {
  const { sandbox, publicUrl } = services;
  bindCall(router, paymentCalls.cardPage, environment, async ({ params, response }) => {
    const subscriptions = await sandbox.subscriptionsOf(params.customerRef);
    if (subscriptions.length === 0) sendPage(response.status(404), unknownSessionPage(publicUrl));
    else sendPage(response, sandboxCardPage({ subscriptions, error: null, isChanged: false }, publicUrl));
  });
  bindCall(router, paymentCalls.changeCard, environment, async ({ params, request, response }) => {
    const { card } = validated(CardFormSchema, request.body ?? {});
    const { subscriptions, error } = await sandbox.changeCard(params.customerRef, card);
    if (subscriptions.length === 0) sendPage(response.status(404), unknownSessionPage(publicUrl));
    else sendPage(response, sandboxCardPage({ subscriptions, error, isChanged: error === null }, publicUrl));
  });
}

function sendPage(response: Response, page: string): void {
  response.setHeader('cache-control', 'no-store');
  response.type('html').send(page);
}
