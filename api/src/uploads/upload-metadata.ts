import { Metadata } from '@tus/utils';
import { MAX_FILE_NAME_CHARACTERS, RepeatLayoutField, UPLOAD_PURPOSES } from '@halfdrop/domain';
import * as v from 'valibot';
import { IdField } from '../platform/http/fields.ts';
import { invalidField } from '../platform/http/problem.ts';
import { validated } from '../platform/http/validate.ts';

const fileNameWords = `Must be a name of 1 to ${MAX_FILE_NAME_CHARACTERS} characters`;
const mediaTypeWords = 'Must be a media type such as image/png';

const MetadataSchema = v.object({
  filename: v.pipe(
    v.string(fileNameWords),
    v.trim(),
    v.nonEmpty(fileNameWords),
    v.maxLength(MAX_FILE_NAME_CHARACTERS, fileNameWords),
    v.regex(/^\P{Cc}*$/u, fileNameWords),
  ),
  // Browsers leave it blank for unknown types.
  filetype: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^$|^[\w.+-]{1,60}\/[\w.+-]{1,60}$/, mediaTypeWords))),
    null,
  ),
  studio: IdField,
  purpose: v.picklist(UPLOAD_PURPOSES, 'Choose what the file is for'),
  sha256: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'Must be 64 digits of lower-case hexadecimal'))),
  layout: v.optional(RepeatLayoutField),
  submission: v.optional(IdField),
});

/** A client's description of the file it will upload. */
export type UploadMetadata = v.InferOutput<typeof MetadataSchema>;

/** Parses the `Upload-Metadata` header. @throws validation_failed */
export function readMetadata(header: string): UploadMetadata {
  return validated(MetadataSchema, parsed(header));
}

function parsed(header: string): Record<string, string | null> {
  try {
    return Metadata.parse(header);
  } catch {
    throw invalidField('upload-metadata', 'Must be keys with values in Base64, separated by commas');
  }
}
