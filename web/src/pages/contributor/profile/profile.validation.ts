import {
  CountryCodeField,
  StudioAboutField,
  StudioLinksField,
  StudioNameField,
  StudioSpecialtyField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { trimmedLinks } from '#features/studios/LinksField.tsx';

/** Rules of the form for a studio's profile. */
export const profileRules = v.object({
  name: StudioNameField,
  specialty: StudioSpecialtyField,
  about: StudioAboutField,
  links: v.pipe(
    v.array(v.string()),
    v.transform((links) => trimmedLinks(links)),
    StudioLinksField,
  ),
  country: CountryCodeField,
  categoryId: v.pipe(v.string(), v.nonEmpty('Choose a category')),
});

/** Form values of a studio's profile. */
export type ProfileValues = v.InferOutput<typeof profileRules>;
