import { Navigate } from 'react-router-dom';

/** Redirects to the help center; the server redirects these URLs itself. */
export function HelpRedirect() {
  return <Navigate to="/help" replace />;
}
