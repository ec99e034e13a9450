import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice as="h1" isError title="This page cannot be shown" text="Something went wrong here. The rest of the shop still works.">
        <Button onClick={() => this.setState({ hasFailed: false })}>Retry</Button>
      </Notice>
    );
  }
}

/** Keeps a page's failure to the page: header and footer stay, and the next address starts afresh. */
export function PageBoundary({ children }: BoundaryProps) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}
