/** Products page. */
export function ProductsPage() {
  return <h1>Products</h1>;
}
