import { Navigate } from 'react-router-dom';

/** Leads to the help center; the server answers these addresses with a redirect of its own. */
export function HelpRedirect() {
  return <Navigate to="/help" replace />;
}
