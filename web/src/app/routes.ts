import { type ComponentType, lazy } from 'react';

/** One address of the shop and the page it shows; every page is a chunk of its own. */
export interface AppRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

/** Every address with a page; any other is a 404. */
export const routes: readonly AppRoute[] = [
  { path: '/', Page: lazy(async () => ({ default: (await import('../pages/home/HomePage.tsx')).HomePage })) },
  { path: '/products', Page: lazy(async () => ({ default: (await import('../pages/products/ProductsPage.tsx')).ProductsPage })) },
  { path: '/product/:slug', Page: lazy(async () => ({ default: (await import('../pages/product/ProductPage.tsx')).ProductPage })) },
  { path: '/cart', Page: lazy(async () => ({ default: (await import('../pages/cart/CartPage.tsx')).CartPage })) },
  { path: '/checkout', Page: lazy(async () => ({ default: (await import('../pages/checkout/CheckoutPage.tsx')).CheckoutPage })) },
  {
    path: '/order-confirmation',
    Page: lazy(async () => ({ default: (await import('../pages/order-confirmation/OrderConfirmationPage.tsx')).OrderConfirmationPage })),
  },
  { path: '/login', Page: lazy(async () => ({ default: (await import('../pages/login/LoginPage.tsx')).LoginPage })) },
  { path: '/register', Page: lazy(async () => ({ default: (await import('../pages/register/RegisterPage.tsx')).RegisterPage })) },
  { path: '/profile', Page: lazy(async () => ({ default: (await import('../pages/profile/ProfilePage.tsx')).ProfilePage })) },
];

/** The page of every other address. */
export const NotFound = lazy(async () => ({ default: (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage }));
