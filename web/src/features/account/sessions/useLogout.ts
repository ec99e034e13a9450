import { closeSession } from '#lib/session.ts';
import { useLogoutMutation } from './Logout.mutation.generated.ts';

/** Ends the session on the server, then forgets token and user here, whether the server answered or not. */
export function useLogout() {
  const [sendLogout, { loading }] = useLogoutMutation();

  const logout = async (): Promise<void> => {
    try {
      await sendLogout();
    } catch (cause) {
      console.info('The session could not be ended on the server; it is forgotten here.', cause);
    }
    closeSession();
  };

  return { logout, isLoggingOut: loading };
}
