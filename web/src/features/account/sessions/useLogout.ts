import { closeSession } from '#lib/session.ts';
import { useLogoutMutation } from './Logout.mutation.generated.ts';

/** Returns a function that ends the session on the server, then removes token and user locally even if that failed. */
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
