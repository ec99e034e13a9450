import * as v from 'valibot';
import {
  EmailField,
  GivenPasswordField,
  MessageField,
  NameField,
  NewPasswordField,
  OtpField,
  ReplacingPasswordField,
  ReviewField,
  SenderNameField,
  TicketDescriptionField,
  TicketSubjectField,
  UsernameField,
} from '../index.ts';

const fields = {
  EmailField,
  GivenPasswordField,
  MessageField,
  NameField,
  NewPasswordField,
  OtpField,
  ReplacingPasswordField,
  ReviewField,
  SenderNameField,
  TicketDescriptionField,
  TicketSubjectField,
  UsernameField,
};
type FieldName = keyof typeof fields;

const problemOf = (field: FieldName, value: unknown) => v.safeParse(fields[field], value).issues?.[0].message;

const usernameWords = 'Username only includes Alphabets, letters & _ & length should be 3-20.';
const refusals: ReadonlyArray<readonly [id: string, field: FieldName, words: string, value: unknown]> = [
  ['V-01', 'EmailField', 'Email is required', undefined],
  ['V-01', 'EmailField', 'Email is required', ' '],
  ['V-02', 'EmailField', 'Invalid email address', 'a@b'],
  ['V-02', 'EmailField', 'Invalid email address', 'ada"weaver@example.com'],
  ['V-02', 'EmailField', 'Invalid email address', `${'a'.repeat(250)}@b.co`],
  ['V-03', 'GivenPasswordField', 'Password is required', ''],
  ['V-04', 'GivenPasswordField', 'Password must be at least 6 characters', '12345'],
  ['V-03', 'GivenPasswordField', 'Password must be at most 256 characters', 'x'.repeat(257)],
  ['V-05', 'NameField', 'Name is required', ' '],
  ['V-06', 'NameField', 'Name must be at least 2 characters', ' A '],
  ['V-06', 'NameField', 'Name must be at least 2 characters', '🦊'],
  ['V-06', 'NameField', 'Name must be at most 100 characters', 'x'.repeat(101)],
  ['V-07', 'UsernameField', 'User Name is required', ''],
  ['V-08', 'UsernameField', usernameWords, 'ab'],
  ['V-08', 'UsernameField', usernameWords, 'a-b'],
  ['V-08', 'UsernameField', usernameWords, 'a'.repeat(21)],
  ['V-10', 'NewPasswordField', 'Password is required', ''],
  ['V-11', 'NewPasswordField', 'Password must be at least 8 characters', '1234567'],
  ['V-20', 'ReplacingPasswordField', 'Password must be at least 8 characters long!', '1234567'],
  ['V-14', 'OtpField', 'OTP is required', ''],
  ['V-15', 'OtpField', 'OTP must be 6 digits', '12345'],
  ['V-17', 'SenderNameField', 'Name is required', ' '],
  ['V-18', 'MessageField', 'Message is required', ''],
  ['V-18', 'MessageField', 'Message must be at most 5000 characters', 'x'.repeat(5001)],
  ['HP-19', 'TicketSubjectField', 'Subject must be at most 150 characters', 'x'.repeat(151)],
  ['HP-19', 'TicketDescriptionField', 'Description is required', ''],
];

test.each(refusals)('%s %s says %s', (_id, field, words, value) => {
  expect(problemOf(field, value)).toBe(words);
});

test('a review has at most 2000 characters', () => {
  expect(problemOf('ReviewField', 'x'.repeat(2001))).toBe('Review must be at most 2000 characters');
});

test.each([
  ['EmailField', ' ada@example.com ', 'ada@example.com'],
  ['NameField', ' Ada ', 'Ada'],
  ['UsernameField', 'Ada_9', 'Ada_9'],
  ['NewPasswordField', ' 345678 ', ' 345678 '],
  ['OtpField', ' 123456 ', '123456'],
  ['TicketSubjectField', ' Zip ', 'Zip'],
] as const)('%s takes %j as %j', (field, value, taken) => {
  expect(v.parse(fields[field], value)).toBe(taken);
});
