import { SelectField } from '#ui/Field.tsx';
import { ALL_GRADES, type Graded, gradeWords } from './grades.ts';

interface Props {
  readonly label: string;
  readonly pattern: Graded;
  readonly onGrade: (pattern: Graded) => void;
}

/** Select for how well a pattern answers the search. */
export function GradeChoice({ label, pattern: { id, title, grade }, onGrade }: Props) {
  return (
    <SelectField
      label={label}
      value={grade}
      onChange={({ target }) => onGrade({ id, title, grade: Number(target.value) })}
    >
      {ALL_GRADES.map((each) => (
        <option key={each} value={each}>
          {gradeWords(each)}
        </option>
      ))}
    </SelectField>
  );
}
