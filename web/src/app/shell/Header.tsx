import { Logo } from './Logo.tsx';

/** The top of every page. */
export function Header() {
  return (
    <header>
      <Logo />
    </header>
  );
}
