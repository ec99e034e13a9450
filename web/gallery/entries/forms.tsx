import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { Input, Select, TextArea } from '#ui/Input.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { SaveBar } from '#ui/SaveBar.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import type { GalleryEntry } from '../entry.ts';

const sorts = ['Newest', 'Most popular'].map((label) => ({ value: label, label }));
const ignore = () => undefined;
const licenses = ['Standard', 'Extended'].map((name) => <option key={name}>{name}</option>);

/** Form fields. */
export const formEntries: readonly GalleryEntry[] = [
  {
    file: 'ui/Input.tsx',
    states: {
      input: <Input aria-label="Bare input" defaultValue="Ada" />,
      wrong: <Input aria-label="Wrong input" aria-invalid defaultValue="Ada" />,
      disabled: <Input aria-label="Disabled input" disabled defaultValue="Ada" />,
      'read only': <Input aria-label="Read-only input" readOnly defaultValue="Ada" />,
      'some lines': <TextArea aria-label="Bare text area" defaultValue="Some lines" />,
      list: <Select aria-label="Bare list">{licenses}</Select>,
    },
  },
  {
    file: 'ui/Field.tsx',
    states: {
      empty: <TextField label="Name" />,
      'with a hint': <TextField label="Username" hint="3 to 30 letters, digits and underscores" />,
      'with an error': <TextField label="Email" defaultValue="ada@" error="This is not an email address" />,
      disabled: <TextField label="Company" disabled defaultValue="Weaver & Co" />,
      'some lines': <TextAreaField label="Message" hint="Up to 2000 characters" />,
      'some lines with an error': <TextAreaField label="Question" error="Please write a few words" />,
      list: <SelectField label="License">{licenses}</SelectField>,
      'list with an error': (
        <SelectField label="License for the file" error="Please choose a license">
          {licenses}
        </SelectField>
      ),
    },
  },
  {
    file: 'ui/SearchInput.tsx',
    states: {
      empty: <SearchInput label="Search for one" placeholder="Search..." value="" onChange={ignore} />,
      typed: <SearchInput label="Search for a fern" placeholder="Search..." value="fern" onChange={ignore} />,
    },
  },
  {
    file: 'ui/SortSelect.tsx',
    states: { default: <SortSelect value="Newest" options={sorts} onChange={ignore} /> },
  },
  {
    file: 'ui/SaveBar.tsx',
    states: {
      'something changed': (
        <SaveBar>
          <Button>Save draft</Button>
          <Button variant="outline">Take back</Button>
        </SaveBar>
      ),
    },
  },
  {
    file: 'ui/CheckField.tsx',
    states: {
      default: <CheckField label="All of this is true" />,
      'with an error': <CheckField label="This is mine" error="Confirm that it is" />,
    },
  },
  {
    file: 'ui/PasswordField.tsx',
    states: {
      hidden: <PasswordField label="Password" defaultValue="correct-horse" />,
      'with an error': <PasswordField label="New password" error="At least 8 characters" />,
    },
  },
  {
    file: 'ui/Form.tsx',
    states: {
      'one field': (
        <Form display="grid" gap="5" onSubmit={(event) => event.preventDefault()}>
          <TextField label="Nickname" />
          <Button type="submit">Save</Button>
        </Form>
      ),
    },
  },
  {
    file: 'ui/FormError.tsx',
    states: { shown: <FormError message="Invalid email or password" />, none: <FormError message={undefined} /> },
  },
];
