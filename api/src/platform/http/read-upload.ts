import express, { type Request, type Response } from 'express';
import multer from 'multer';
import type { UploadRule } from './contract.ts';
import { Problem } from './problem.ts';
import { createUploadMemory } from './upload-memory.ts';

/** Room for a dozen of the largest pictures, which stay in memory until they are decoded. */
const memory = createUploadMemory(96 * 1024 * 1024);

/**
 * Reads an uploaded file into memory: the whole body or the declared form field. Empty if there is none.
 * @throws payload_too_large, validation_failed, malformed_request, unavailable when too many uploads are in memory
 */
export async function readUpload(rule: UploadRule, request: Request, response: Response): Promise<Uint8Array> {
  const { field, maxBytes } = rule;
  if (field === undefined) {
    await run(express.raw({ type: () => true, limit: maxBytes }), request, response);
    return request.body instanceof Uint8Array ? request.body : new Uint8Array();
  }
  const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 11 };
  try {
    await run(multer({ storage: multer.memoryStorage(), limits }).single(field), request, response);
  } catch (error) {
    throw asProblem(error, rule);
  }
  return request.file?.buffer ?? new Uint8Array();
}

function run(read: express.RequestHandler, request: Request, response: Response): Promise<void> {
  const whole = new Promise<void>((resolve, reject) => {
    read(request, response, (error?: unknown) => {
      if (error) reject(error instanceof Error ? error : new Error('the upload could not be read'));
      else resolve();
    });
  });
  return Promise.race([whole, memory.watch(request, response)]);
}

function asProblem(error: unknown, { field = '', tooLarge }: UploadRule): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof multer.MulterError)) return new Problem('malformed_request', { cause: error });
  if (error.code === 'LIMIT_FILE_SIZE') {
    const message = tooLarge ?? 'The file is too large.';
    return new Problem('payload_too_large', { message, errors: [{ path: field, message }], cause: error });
  }
  const message = `Must be one file named ${field}`;
  return new Problem('validation_failed', { errors: [{ path: field, message }], cause: error });
}
